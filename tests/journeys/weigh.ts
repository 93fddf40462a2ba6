import type { Page } from '@playwright/test'

/** KB of the scripts and styles a page has fetched since, compressed and with their headers. */
export async function weigh(page: Page): Promise<() => number> {
  const cdp = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  let bytes = 0
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength
  })
  return () => bytes / 1_024
}
