/** Whether the browser sends Global Privacy Control; true if that cannot be read. */
export function hasGlobalPrivacyControl(): boolean {
  try {
    return Boolean((navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl);
  } catch {
    return true;
  }
}
