import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { editorHeaders } from '../../lib/editor/policy.server';
import { contentFolder } from '../../lib/files/folders.server';
import { contentTypes } from '../../lib/hosts/content-types.server';
import { withoutHttps } from '../../lib/hosts/security-headers.server';
import { listFiles } from '../../scripts/lib/files';
import { fullSite } from '../support/full-site';

/** The settings of the full site's editor. */
export const place = {
  timeZone: 'America/New_York',
  editor: { host: 'github', repository: 'practice/website', branch: 'edits', signIn: null },
} as const;

const origin = 'http://localhost:4000';
const site = join(fullSite.DIST_FOLDER, 'client');
/** Requests that the editor makes to other hosts, and that its policy refuses: notes and fonts of its maker. */
const refused = /www\.githubstatus\.com|cdn\.jsdelivr\.net|unpkg\.com/;

/** Opens the editor on a copy of the content, in a folder that the browser keeps for the page. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    const outside: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !refused.test(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**', (route) => {
      const { href, hostname, pathname } = new URL(route.request().url());
      if (hostname !== 'localhost') {
        outside.push(href);
        return route.abort();
      }
      const file = join(site, pathname === '/admin' ? 'admin.html' : pathname);
      if (!existsSync(file) || !extname(file))
        return route.fulfill({ contentType: 'text/html', body: '' });
      return route.fulfill({
        body: readFileSync(file),
        contentType: contentTypes[extname(file).slice(1)] ?? 'application/octet-stream',
        headers: withoutHttps(editorHeaders(place.editor)),
      });
    });
    const editor = new Editor(page);
    await editor.open();
    await use(editor);
    expect(outside, 'nothing is asked of others').toEqual([]);
    expect(errors).toEqual([]);
  },
});

/** The editor in a browser, with the actions of staff. */
export class Editor {
  private readonly files = listFiles(contentFolder);

  readonly saveButton: Locator;

  constructor(readonly page: Page) {
    this.saveButton = page.getByRole('button', { name: 'Save', exact: true });
  }

  async open() {
    const files = this.files.map((file) => ({
      path: file.split('/'),
      data: readFileSync(join(contentFolder, file)).toString('base64'),
    }));
    await this.page.goto(`${origin}/empty`);
    await this.page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const { path, data } of files) {
        let folder = await root.getDirectoryHandle('content', { create: true });
        for (const name of path.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const handle = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
        const writer = await handle.createWritable();
        await writer.write(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
        await writer.close();
      }
    }, files);
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(`${origin}/admin`);
    await this.page
      .getByRole('button', {
        name: /^(Work with Local Repository|Trabajar con un repositorio local)$/i,
      })
      .click();
    await expect(this.page.getByRole('treeitem', { name: /Facts|Datos/ })).toBeVisible();
  }

  /** Opens a file by the address of its entry in the editor. */
  async edit(path: string) {
    await this.goTo(path);
    await expect(this.saveButton).toBeVisible();
    await expect(
      this.pane()
        .or(this.pane('English'))
        .getByRole('textbox')
        .or(this.page.getByRole('button', { name: /^Add / }))
        .first(),
    ).toBeVisible();
  }

  async goTo(path: string) {
    await this.page.evaluate((path) => {
      location.hash = `#/collections/${path}`;
    }, path);
  }

  /** The pane of one language of a page, or of a file of facts if no language is given. */
  pane(language: 'English' | 'Spanish' | '_default' = '_default'): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Edit .?${language}`) });
  }

  /** A field by its label, below a pane or an entry of a list. */
  field(label: string, within: Locator = this.pane()): Locator {
    const name = label.replace(/[()]/g, '\\$&');
    return within.getByRole('group', { name: new RegExp(`^“.?${name}.?” Field$`) }).first();
  }

  async write(within: Locator, texts: Record<string, string>) {
    for (const [label, text] of Object.entries(texts)) {
      const field = this.field(label, within);
      await field.getByRole('textbox').first().fill(text);
    }
  }

  /** Fills in both languages of a text. */
  async writeBoth(field: Locator, English: string, Español: string) {
    await this.write(field, { English, Español });
  }

  /** Adds an entry to a list. */
  async add(list: Locator): Promise<Locator> {
    await list.scrollIntoViewIfNeeded();
    await list.getByRole('button', { name: /^Add / }).last().click();
    return this.opened(list);
  }

  /** The entries of a list, without the entries of lists inside them. */
  entries(list: Locator): Locator {
    return list.locator('.item-list').first().locator(':scope > .item-wrapper > .item');
  }

  /** Opens an entry of a list by the line that names it. */
  async expand(list: Locator, name: string): Promise<Locator> {
    await list.scrollIntoViewIfNeeded();
    const entry = this.entries(list).filter({ hasText: name }).first();
    await entry.getByRole('button', { name: 'Expand' }).first().click();
    return this.opened(list);
  }

  /** The last open entry of a list. */
  private opened(list: Locator): Locator {
    const header = this.page.locator(':scope > .header [aria-expanded="true"]');
    return this.entries(list).filter({ has: header }).last();
  }

  /** Saves a part of a change. The build need not accept it. */
  async savePart() {
    const saved = this.page.getByText('Entry saved.');
    await expect(saved).toHaveCount(0);
    await this.saveButton.click();
    await expect(saved).toBeVisible();
  }

  /** Saves, checks that the build accepts the content, and returns the changes since it was opened. */
  async save(): Promise<Record<string, Change>> {
    await this.savePart();
    const changes = await this.changes();
    if (Object.keys(changes).length > 0) await this.check();
    return changes;
  }

  /** Reads the files as a build does. It needs a process of its own, because a new town is a new page. */
  private async check() {
    const folder = await this.copy();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import=tsx',
        '--eval',
        "import('./lib/content/content.server').then(({ readContent }) => readContent(process.env.CONTENT_FOLDER ?? ''))",
      ],
      { encoding: 'utf8', env: { ...process.env, CONTENT_FOLDER: folder } },
    );
    rmSync(folder, { recursive: true });
    expect(status, stdout + stderr).toBe(0);
  }

  /** The lines that differ from the content that was opened, by file. */
  async changes(): Promise<Record<string, Change>> {
    const folder = await this.copy();
    const changes: Record<string, Change> = {};
    for (const file of listFiles(folder)) {
      const [before, after] = [join(contentFolder, file), join(folder, file)];
      if (existsSync(before) && readFileSync(before).equals(readFileSync(after))) continue;
      const diff = spawnSync(
        'git',
        [
          'diff',
          '--no-index',
          '--unified=0',
          '--no-color',
          '--',
          existsSync(before) ? before : '/dev/null',
          after,
        ],
        { encoding: 'utf8' },
      );
      const lines = diff.stdout.split('\n').slice(4);
      const starting = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
      changes[file] = { removed: starting('-'), added: starting('+') };
    }
    rmSync(folder, { recursive: true });
    return changes;
  }

  /** The files as they are now, in a new folder. */
  async copy(): Promise<string> {
    const texts = await this.page.evaluate(async () => {
      const files: [string, string][] = [];
      const root = await navigator.storage.getDirectory();
      const folders: [FileSystemDirectoryHandle, string][] = [
        [await root.getDirectoryHandle('content'), ''],
      ];
      for (let next = folders.pop(); next; next = folders.pop()) {
        for await (const [name, handle] of next[0].entries()) {
          if (handle.kind === 'directory') folders.push([handle, `${next[1]}${name}/`]);
          else {
            const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
            files.push([
              next[1] + name,
              Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
            ]);
          }
        }
      }
      return files;
    });
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    for (const [file, data] of texts) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), Buffer.from(data, 'latin1'));
    }
    return folder;
  }
}

/** The lines of a file that were removed and added. */
export interface Change {
  removed: string[];
  added: string[];
}
