import { describe, expect, it } from 'vitest';
import { changedTodo, noAnswer } from '../../lib/launch/causes.server';

describe('a request without an answer', () => {
  it.each([
    ['ECONNREFUSED', 'start the web server'],
    ['ENOTFOUND', 'no such name'],
    ['EAI_AGAIN', 'the name server'],
    ['CERT_HAS_EXPIRED', 'renew the certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'names this address'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'an authority'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'fullchain'],
    ['EPIPE', 'by https'],
  ])('because of %s says what to do: %s', (code, todo) => {
    const cause = Object.assign(new Error('the reason'), { code });
    const said = noAnswer(Object.assign(new Error('fetch failed'), { cause }));
    expect(said.found).toBe(`${code}: the reason`);
    expect(said.todo).toContain(todo);
  });

  it('because it took too long says so', () => {
    const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    expect(noAnswer(late)).toMatchObject({ found: late.message });
    expect(noAnswer(late).todo).toContain('overloaded');
  });
});

describe('a changed file', () => {
  const page =
    '<script src="/assets/page.A1.js"></script><p>Text.</p><a href="tel:+12395550100">Call</a></body>';
  const todo = (served: string, built: string | undefined = page) =>
    changedTodo(served, built, (file) => file === 'assets/page.A1.js');

  it.each([
    ['another build', page.replace('A1', 'B2'), 'of another build'],
    ['a foreign script', page.replace('</body>', '<script src="https://x.test/">'), 'not ours'],
    ['one more script like ours', page.replace('</body>', page), 'not ours'],
    [
      'a foreign frame',
      page.replace('</body>', '<iframe src=//x.test></iframe></body>'),
      'not ours',
    ],
    ['another telephone', page.replace('0100', '0199'), 'not ours'],
    ['quotes taken away', page.replace(/href="(.*?)"/, 'href=$1'), 'minifying'],
    ['another text', page.replace('Text', 'Tent'), 'what the host changes'],
  ])('that shows %s is named for it', (_, served, said) => {
    expect(todo(served)).toContain(said);
  });

  it('that is no page is named for another telephone as well', () => {
    expect(todo('Call (239) 555-0199', 'Call (239) 555-0100')).toContain('not ours');
  });

  it('that is no text may have been changed by anybody', () => {
    expect(changedTodo('<script>assets/x.js', undefined, () => false)).toContain('find out who');
  });
});
