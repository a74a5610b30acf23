/** Whether the browser asks for privacy by Global Privacy Control. */
export const asksForPrivacy = () =>
  Boolean((navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl);
