import { expect, type Page, type Route } from '@playwright/test'

const PROBE = '/dicegat'

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
  await page.route(path, answer)
  if (page.url() === 'about:blank') return
  await page.route(PROBE, route => route.fulfill({ status: 299 }))
  const caught = () =>
    page.evaluate(
      at =>
        fetch(at).then(
          ({ status }) => status,
          () => 0,
        ),
      PROBE,
    )
  await expect.poll(caught).toBe(299)
  await page.unroute(PROBE)
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
