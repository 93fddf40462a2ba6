import type { Route } from '@kencana/contract/kit/route'
import { formRefusals } from './form-refusals.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A readable page of the API without scripts; the machine's form is `openapi.json`. */
export function docsPage(routes: readonly Route[], basePath: string): string {
  const lines = [...routes]
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(route => {
      const call = `<code>${route.method} ${escaped(route.path)}</code>`
      const codes = [...(route.refusals ?? []), ...formRefusals(route)].join(', ')
      return `<tr><td>${call}</td><td>${escaped(route.summary)}</td><td>${codes}</td></tr>`
    })
  return [
    '<!doctype html><html lang="id"><meta charset="utf-8"><title>Kencana API</title>',
    '<meta name="viewport" content="width=device-width">',
    `<h1>Kencana API</h1><p>Base: <code>${basePath}api/v1/</code> or `,
    `<code>${basePath}toko/{kode_toko}/api/v1/</code>. Machine form: `,
    `<a href="${basePath}api/v1/openapi.json">openapi.json</a>.</p>`,
    '<table border="1" cellpadding="6"><tr><th>Call</th><th>Summary</th><th>Refusals of its own</th></tr>',
    ...lines,
    '</table></html>',
  ].join('\n')
}
