/** Whether a click opens no new window, tab or context menu. */
export function isUnmodifiedClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
