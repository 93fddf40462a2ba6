import { expect, type Page } from '@playwright/test'

const headersOf = async (page: Page) => {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  return { authorization: `Bearer ${token}` }
}

/** What the server answers to a question of whoever is logged in on a page. */
export async function readAs<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api/v1/${path}`, { headers: await headersOf(page) })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

/** What the server answers to a command of whoever is logged in on a page. */
export async function commandAs<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { ...(await headersOf(page)), 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post(`/api/v1/${path}`, { headers, data })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return answer.json()
}
