import { describe, expect, it } from 'vitest';
import { isUnmodifiedClick } from '../../components/ui/unmodified-click';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('a click', () => {
  it('is plain with the main button and no key', () => {
    expect(isUnmodifiedClick(click)).toBe(true);
  });

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('is not with %j', (change) => {
    expect(isUnmodifiedClick({ ...click, ...change })).toBe(false);
  });
});
