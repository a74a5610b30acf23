// Installs the project's packages where they are missing or out of date. Plain JavaScript, since
// nothing that runs TypeScript is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

requireNode();
if (!isInstalled()) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm ci', { shell: true, stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      'npm ci failed; its message is above. ECONN… or ENOTFOUND: is the network reachable? "Missing: … from lock file": see "Update a package" in .github/CONTRIBUTING.md.',
    );
    process.exit(1);
  }
}

/** Whether npm has installed what the lock file names; the last thing it writes is a list of that. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { integrity, optional }]) =>
      path === '' || (installed[path] ? installed[path].integrity === integrity : optional),
  );
}

/** @param {string} file */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!supported) {
    console.error(
      `This is Node ${process.versions.node}; the project needs 20.19 or later in line 20, 22.12 or later in line 22, or a newer line.`,
    );
    process.exit(1);
  }
}
