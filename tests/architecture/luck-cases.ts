import type { Case } from './layout-cases.ts'

const JOURNEY = 'tests/journeys/a.journey.ts'
const TEST = 'tests/kas/a.test.ts'
const KILL = 'tests/crash/a.ts'
const LIST = 'tools/tidy/luck.json'
const ALONE = 'tools/runner/alone.json'

const one = (rule: string, path: string, text: string, files = {}): Case => ({
  rule,
  what: `${path} ${text}`,
  files: { [path]: text, ...files },
  red: [`${path}:1`],
})
const fine = (rule: string, path: string, text: string, files = {}): Case => ({
  rule,
  what: `${path} ${text}`,
  files: { [path]: text, ...files },
})

const MEASURED = 'const a = performance.now(); f(); const ms = performance.now() - a;'
const SEEDED = { 'vitest.config.ts': "x({ setupFiles: ['tests/sample-shop/chance.ts'] })" }
const known = (count: number) => ({ [LIST]: `{ "first-of-shared": { "${JOURNEY}": ${count} } }` })

export const LUCK_CASES: readonly Case[] = [
  one('one-shot-read', JOURNEY, 'const x = await row.innerText()'),
  one('one-shot-read', JOURNEY, 'if (await row.isVisible()) f()'),
  one('one-shot-read', JOURNEY, 'expect(await count()).toBe(1)'),
  fine('one-shot-read', JOURNEY, 'await expect(row).toHaveText(x)'),
  fine('one-shot-read', JOURNEY, 'await expect.poll(async () => (await row.all()).length).toBe(1)'),
  fine('one-shot-read', JOURNEY, 'const wide = async () => await a.count(); expect.poll(wide)'),
  fine('one-shot-read', JOURNEY, 'await expect(async () => { await row.all() }).toPass()'),
  fine('one-shot-read', JOURNEY, 'expect(await looks(page)).toEqual([])'),
  fine('one-shot-read', JOURNEY, 'expect(await answer.text()).toBe(x); await Promise.all(x)'),
  fine('one-shot-read', TEST, 'expect(await count()).toBe(1)'),
  one('wall-bound', TEST, `${MEASURED} expect(ms).toBeLessThan(3)`),
  one('wall-bound', TEST, `${MEASURED} took.push(ms); expect(took[0]).toBeGreaterThan(3)`),
  one(
    'wall-bound',
    TEST,
    'const timed = into => { into.push(performance.now()) }; timed(took); expect(took[0]).toBeLessThan(3)',
  ),
  one('wall-bound', TEST, "it('x', f, 10_000)"),
  one('wall-bound', JOURNEY, 'await expect(x).toBeVisible({ timeout: 500 })'),
  fine('wall-bound', TEST, `${MEASURED} expect(ms).toBeLessThan(3)`, { [ALONE]: `["${TEST}"]` }),
  fine('wall-bound', TEST, `${MEASURED} expect(count).toBeLessThan(3); it('x', f, 60_000)`),
  one('fixed-sleep', TEST, 'await sleep(300)'),
  one('fixed-sleep', TEST, 'await new Promise(done => setTimeout(done, 300))'),
  one('fixed-sleep', JOURNEY, 'await page.waitForTimeout(100)'),
  fine('fixed-sleep', TEST, 'while (!isThere()) await sleep(20)'),
  fine('fixed-sleep', JOURNEY, 'intercept(page, x, async () => { await sleep(300) })'),
  fine('fixed-sleep', TEST, 'await until(isThere); const end = setTimeout(stop, 300)'),
  one('timed-kill', KILL, 'await sleep(300); kill()'),
  one('timed-kill', KILL, 'for (const x of y) { await sleep(random() * 250); kill() }'),
  fine('timed-kill', KILL, 'while (!isHalfDone()) await sleep(SECOND); kill()'),
  one('port-given-back', TEST, "const probe = createServer().listen(0, '127.0.0.1')"),
  fine('port-given-back', TEST, 'createServer(answer).listen(0); const port = await freePort()'),
  one('uncaught-call', JOURNEY, 'await page.route(path, answer)'),
  one('uncaught-call', JOURNEY, 'await page.unroute(path)'),
  one('uncaught-call', JOURNEY, 'await page.unrouteAll()'),
  fine('uncaught-call', JOURNEY, 'await intercept(page, path, answer)'),
  fine('uncaught-call', JOURNEY, 'await letThrough(page, path)'),
  fine('uncaught-call', JOURNEY, "await page.unrouteAll({ behavior: 'wait' })"),
  one('first-of-shared', JOURNEY, 'await rows.first().click()'),
  fine('first-of-shared', JOURNEY, 'await rows.filter({ hasText: mine }).click()'),
  fine('first-of-shared', JOURNEY, 'await rows.first().click()', known(1)),
  {
    rule: 'first-of-shared',
    what: 'more than are known, fewer than are known, a file that is gone',
    files: {
      ...{ [JOURNEY]: 'a.first()\nb.first()', 'tests/walks/b.journey.ts': 'a.first()' },
      [LIST]: `{ "first-of-shared": { "${JOURNEY}": 1,
        "tests/walks/b.journey.ts": 2,
        "tests/walks/c.journey.ts": 1 } }`,
    },
    red: [`${JOURNEY}:1`, `${JOURNEY}:2`, `${LIST}:2`, `${LIST}:3`],
  },
  one('outside-clock', TEST, 'const tgl = new Date().toISOString()'),
  one('outside-clock', TEST, 'const x = Date.now()'),
  fine('outside-clock', TEST, "api.app.clock.now(); performance.now(); new Date('2026-11-21')"),
  one('new-chance', TEST, 'const x = Math.random()'),
  one('new-chance', TEST, 'fc.assert(x)'),
  one('new-chance', TEST, 'fc.configureGlobal({ numRuns: 9 })', SEEDED),
  fine('new-chance', TEST, 'fc.assert(x)', SEEDED),
  fine('new-chance', TEST, 'const seed = process.env.TEST_SEED ?? Math.random()'),
  one('process-leftover', TEST, 'vi.resetModules()'),
  one('process-leftover', TEST, "vi.stubEnv('X', '1')"),
  one('process-leftover', TEST, "vi.stubGlobal('x', 1); vi.unstubAllEnvs()"),
  fine('process-leftover', TEST, "vi.stubEnv('X', '1'); vi.unstubAllEnvs()"),
  one('test-installs', TEST, "import { chromium } from '../../tools/browsers/chromium.mjs'"),
  one('test-installs', TEST, "run('apt-get', ['update'])"),
  fine('test-installs', TEST, "const f = 'tools/browsers/chromium.mjs'; f.foundChromium()"),
]
