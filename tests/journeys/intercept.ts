import { expect, type Page, type Route } from '@playwright/test'

const PROBE = '/dicegat'

/** What answers some calls of a page, and what it has not answered yet. */
interface Caught {
  readonly handler: (route: Route) => Promise<void>
  readonly underWay: Set<Promise<unknown>>
  isOver: boolean
}

const caughtBy = new WeakMap<Page, Map<string, Caught[]>>()

/**
 * The page's calls of this path are answered by the test. A browser that was told so says yes
 * before its pages hand their calls over: a key pressed meanwhile sends one past it (44 of 4,558 on
 * a busy machine). So a call of the page's own is asked first whether it is caught.
 */
export async function intercept(
  page: Page,
  path: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  const caught: Caught = {
    handler: async route => {
      if (caught.isOver) return route.fallback()
      const answering = Promise.resolve(answer(route))
      caught.underWay.add(answering)
      await answering.finally(() => caught.underWay.delete(answering))
    },
    underWay: new Set(),
    isOver: false,
  }
  await page.route(path, caught.handler)
  const all = caughtBy.get(page) ?? new Map<string, Caught[]>()
  caughtBy.set(page, all.set(String(path), [...(all.get(String(path)) ?? []), caught]))
  if (page.url() === 'about:blank') return
  await page.route(PROBE, route => route.fulfill({ status: 299 }))
  const asked = () =>
    page.evaluate(
      at =>
        fetch(at).then(
          ({ status }) => status,
          () => 0,
        ),
      PROBE,
    )
  await expect.poll(asked).toBe(299)
  await page.unroute(PROBE)
}

/**
 * Calls of this path are the server's again. A call under way is answered by the test first: taken
 * from it in between, it goes to the server and is then answered twice.
 */
export async function letThrough(page: Page, path: string | RegExp): Promise<void> {
  const all = caughtBy.get(page)
  for (const caught of all?.get(String(path)) ?? []) {
    caught.isOver = true
    await Promise.allSettled(caught.underWay)
    await page.unroute(path, caught.handler)
  }
  all?.delete(String(path))
}

/** The page's calls of this path wait until they are let go. */
export async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await intercept(page, path, async route => {
    await held
    await route.continue()
  })
  return letGo
}
