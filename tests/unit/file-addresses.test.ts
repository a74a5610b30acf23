import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOfFile, fileAtAddress } from '../../lib/files/file-addresses.server';

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => !/[/\\\0]|^\.+$/.test(text));

it('a file is found at its address, whatever its name', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (names) => {
      const path = `/${names.join('/')}`;
      const { pathname, search, hash } = new URL(addressOfFile(path), 'https://site.example');
      expect(fileAtAddress(pathname)).toBe(path);
      expect(search + hash).toBe('');
    }),
  );
});

it.each(['/50%off.jpg', '/%', '/%E0%A4%A', '/a%2fb', '/..%2F..%2Fsecret', '/a%5Cb', '/%00'])(
  'no file can be meant by %s',
  (pathname) => {
    expect(fileAtAddress(pathname)).toBeUndefined();
  },
);
