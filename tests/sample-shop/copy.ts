import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 16_777_216 })

/** The repository as it stands now, or these parts of it; the libraries are lent. */
export function copyOfRepository(parts: readonly string[] = ['.']): string {
  const folder = mkdtempSync(join(tmpdir(), 'kencana-test-'))
  const listed = git('.', 'ls-files', '-co', '--exclude-standard', '--deduplicate', ...parts)
  for (const name of listed.split('\n').filter(Boolean)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    cpSync(name, join(folder, name))
  }
  const libraries = join(folder, 'node_modules')
  mkdirSync(join(libraries, '@kencana'), { recursive: true })
  for (const name of readdirSync('node_modules')) {
    if (name !== '@kencana')
      symlinkSync(join(process.cwd(), 'node_modules', name), join(libraries, name))
  }
  for (const name of ['contract', 'domain']) {
    symlinkSync(join(folder, 'packages', name), join(libraries, '@kencana', name))
  }
  for (const name of listed.split('\n').filter(one => one.endsWith('/package.json'))) {
    const own = join(dirname(name), 'node_modules')
    if (existsSync(own)) symlinkSync(join(process.cwd(), own), join(folder, own))
  }
  git(folder, 'init', '-q')
  git(folder, 'add', '-A', '--', ...parts)
  return folder
}

/** Files that are not as they were copied, by name. */
export const changedIn = (copy: string): string[] =>
  git(copy, 'status', '--porcelain', '-uall')
    .split('\n')
    .filter(line => /^(\?\?|.M)/.test(line))
    .map(line => line.slice(3))
    .sort()

/** A program of the libraries in a copy: whether it ended well, and what it said. */
export const ranIn = (
  cwd: string,
  program: string,
  ...args: string[]
): Promise<readonly [boolean, string]> =>
  promisify(execFile)(process.execPath, [join('node_modules', program), ...args], {
    cwd,
    maxBuffer: 16_777_216,
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' },
  }).then(
    ({ stdout }) => [true, stdout] as const,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => [false, stdout + stderr] as const,
  )

export const PASSED = [true, expect.anything()]
