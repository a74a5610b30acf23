/** Whether the browser sends Global Privacy Control. */
export const hasGlobalPrivacyControl = () =>
  Boolean((navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl);
