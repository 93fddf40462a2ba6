import type pg from 'pg'
import { TABLES } from '../../tools/distribute/registry.ts'

/** A statement of a function's body, its variables made parameters. */
export interface BodyStatement {
  readonly of: string
  readonly text: string
  readonly types: readonly string[]
}

interface Body {
  readonly nama: string
  readonly bahasa: string
  readonly isi: string
  readonly nama_argumen: readonly string[] | null
  readonly tipe_argumen: readonly string[]
  /** Of a trigger: its table, for NEW and the transition tables. */
  readonly tabel: string | null
}

const OF_OURS = `
  select p.proname::text as nama, l.lanname::text as bahasa, p.prosrc as isi,
    p.proargnames as nama_argumen,
    array(select format_type(t, null) from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]))
      with ordinality u(t, n) order by n) as tipe_argumen,
    (select g.tgrelid::regclass::text from pg_trigger g where g.tgfoid = p.oid
      order by 1 limit 1) as tabel
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`

const A_TABLE = `\\b(?:from|into|update|join)\\s+(${Object.keys(TABLES).join('|')}|baru|lama)\\b`

/** The tables a text names, each as often as it does; what stands in quotes or comments is not. */
export const tablesIn = (text: string): string[] =>
  [
    ...text
      .replace(/--[^\n]*/g, '')
      .replace(/'(?:[^']|'')*'/g, "''")
      .matchAll(new RegExp(A_TABLE, 'gi')),
  ]
    .map(match => match[1] ?? '')
    .sort()

/** Every function of ours that the server may come to. `pagari` only makes policies. */
export async function bodiesOf(db: pg.ClientBase): Promise<Body[]> {
  const { rows } = await db.query<Body>(OF_OURS)
  return rows.filter(row => row.nama !== 'pagari')
}

/** The statements of a body that name a table; the text of an EXECUTE is not among them. */
export function bodyStatements(body: Body): BodyStatement[] {
  const text = body.isi.replace(/--[^\n]*/g, '')
  const variables = variablesOf(body, text)
  const main = body.bahasa === 'sql' ? text : text.slice(text.search(/\bbegin\b/i) + 5)
  return pieces(main)
    .flatMap(queriesOf)
    .filter(query => tablesIn(query).length > 0)
    .map(query => ({ of: body.nama, ...withParameters(query, variables) }))
}

/** The literal texts a function hands to EXECUTE. */
export const dynamicTexts = (body: Body): string[] =>
  [...body.isi.matchAll(/\bexecute format\(((?:\s*'(?:[^']|'')*')+)/gi)].map(match =>
    [...(match[1] ?? '').matchAll(/'((?:[^']|'')*)'/g)].map(part => part[1]).join(''),
  )

/** Splits at semicolons that stand in no text and no bracket. */
function pieces(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let isText = false
  let from = 0
  for (let i = 0; i <= text.length; i += 1) {
    const c = text[i]
    if (c === "'") isText = !isText
    if (isText) continue
    if (c === '(') depth += 1
    if (c === ')') depth -= 1
    if (c !== undefined && (c !== ';' || depth > 0)) continue
    found.push(text.slice(from, i).trim())
    from = i + 1
  }
  return found
}

/** The queries a piece holds: its condition, what it loops over, what it assigns or returns. */
function queriesOf(piece: string): string[] {
  const text = piece.trim()
  const control = /^(begin|else|loop|exception\b.*?\bthen)\b/is.exec(text)
  if (control) return queriesOf(text.slice(control[0].length))
  const condition = /^(?:if|elsif|while)\b(.*?)\b(?:then|loop)\b(.*)$/is.exec(text)
  if (condition) return [`select ${condition[1]}`, ...queriesOf(condition[2] ?? '')]
  const loop = /^for\s+[\w, ]+\s+in\s+(select\b.*?)\s+loop\b(.*)$/is.exec(text)
  if (loop) return [loop[1] ?? '', ...queriesOf(loop[2] ?? '')]
  const each = /^foreach\b.*?\bloop\b(.*)$/is.exec(text)
  if (each) return queriesOf(each[1] ?? '')
  if (/^(raise|get|execute|end|null|exit|return\s*$|return next)/i.test(text)) return []
  const assigned = /^\w+(?:\.\w+)?\s*:=(.*)$/s.exec(text)
  if (assigned) return [`select ${assigned[1]}`]
  return [
    text
      .replace(/^return query\s+/i, '')
      .replace(/^(return|perform)\b/i, 'select')
      .replace(/\binto\s+(?:strict\s+)?v_\w+(?:\s*,\s*v_\w+)*/gi, ''),
  ]
}

function variablesOf(body: Body, text: string): Map<string, string> {
  const variables = new Map<string, string>()
  body.nama_argumen?.forEach((name, i) => {
    if (/^[pv]_/.test(name)) variables.set(name, body.tipe_argumen[i] ?? 'text')
  })
  const declared = text.slice(0, Math.max(0, text.search(/\bbegin\b/i)))
  for (const [, name = '', type = ''] of declared.matchAll(
    /\b(v_\w+)\s+(?:constant\s+)?([a-z_0-9]+(?:\[\])?)/gi,
  )) {
    variables.set(name, type === 'record' ? 'text' : type)
  }
  if (body.tabel !== null) {
    variables.set('new', body.tabel)
    variables.set('old', body.tabel)
  }
  return variables
}

function withParameters(
  query: string,
  variables: ReadonlyMap<string, string>,
): { text: string; types: string[] } {
  const types: string[] = []
  const places = new Map<string, string>()
  const parts = query.split(/('(?:[^']|'')*')/)
  const text = parts.map((part, i) => (i % 2 === 1 ? part : replaced(part))).join('')
  function replaced(part: string): string {
    return part.replace(/(?<![\w.$])([a-z]\w*)\b(\s*\.\s*\w+)?/gi, (whole, name, field = '') => {
      const type = variables.get(name.toLowerCase())
      if (type === undefined) return whole
      if (!places.has(name)) places.set(name, `$${types.push(type)}`)
      const place = places.get(name) ?? ''
      return field === '' ? place : `(${place})${field}`
    })
  }
  return { text, types }
}
