import {
  child,
  type Fault,
  fault,
  list,
  type Node,
  nameOf,
  type Rule,
  type Source,
  stringOf,
  type Tree,
  walk,
} from './tree.ts'

/** Languages beside Indonesian, which is the key itself. */
export const LANGUAGES = ['en', 'it', 'hk', 'my', 'jp'] as const

export const TEXT_RULES: readonly Rule[] = [
  {
    name: 'text-missing',
    why: 'Six languages are complete: add the text to messages/<lang>/…/<area>.ts of all five.',
    check: missing,
  },
  {
    name: 'text-outside',
    why: 'A text on a screen goes through t(): it has five other languages.',
    check: tree => tree.code.filter(isScreen).flatMap(outside),
  },
  {
    name: 'text-composed',
    why: 'A line put together of words speaks one language: one text with facts, told or t().',
    check: tree => tree.code.filter(file => !file.isTest).flatMap(composed),
  },
  {
    name: 'text-facts',
    why: 'A translation speaks of the same facts as the text it translates.',
    check: tree => eachEntry(tree, sameFacts),
  },
  {
    name: 'text-twice',
    why: 'One text has one translation in a language; keep it in one area.',
    check: twice,
  },
  {
    name: 'text-unused',
    why: 'A translation of a text that nobody shows is not needed.',
    check: unused,
  },
]

const isScreen = (file: Source): boolean =>
  /^apps\/web\/src\/.*\.tsx$/.test(file.path) && !file.isTest

export interface Text {
  readonly text: string
  readonly file: Source
  readonly at: number
}

/** Properties whose text is shown, translated by whoever shows it. */
const SHOWN =
  /^(label|title|hint|teks|text|error|placeholder|description|message|empty|under|[a-z]+Failed)$/
const SHOWN_AT: readonly { readonly files: RegExp; readonly keys: RegExp }[] = [
  { files: /^packages\/contract\/src\/(?!messages\/)/, keys: SHOWN },
  { files: /^packages\/domain\/src\//, keys: /^(teks|label)$/ },
  {
    files: /^apps\/server\/src\/(reports|engines|modules)\//,
    keys: /^(label|title|hint|teks|empty)$/,
  },
  { files: /^apps\/web\/src\//, keys: SHOWN },
]
const PAPERS = /\/contract\/src\/papers\//
const PAPER_VALUES = /^(teks|nomor|tgl|angka|rupiah|gram|murni|warna|headed|rowsOf|pairsOf)$/
/** Calls whose argument is shown: where, by which name, and which argument. */
const SHOWING: readonly { files: RegExp; name: RegExp; argument: number }[] = [
  { files: /./, name: /^t$/, argument: 0 },
  { files: /\/contract\/src\/names\//, name: /^words$/, argument: 0 },
  { files: /\/server\/src\/(engines\/report|reports)\//, name: /^(say|told)$/, argument: 0 },
  { files: /\/contract\/src\/areas\//, name: /^column$/, argument: 2 },
  ...[1, 2, 3].map(argument => ({ files: PAPERS, name: /^person$/, argument })),
  { files: PAPERS, name: PAPER_VALUES, argument: 1 },
  { files: /\/contract\/src\/menu(\.ts$|\/)/, name: /^(screen|group)$/, argument: 1 },
  { files: /\/server\/src\/reports\//, name: /^refFilter$/, argument: 1 },
  { files: /\/server\/src\/reports\//, name: /^choiceFilter$/, argument: 1 },
  { files: /\/server\/src\/reports\//, name: /(Column|Filter)$/, argument: 0 },
]

/** Every Indonesian text the product shows, from the places that show it. */
export function shownTexts(tree: Tree): Text[] {
  return tree.code
    .filter(file => !file.isTest && /^(packages|apps)\//.test(file.path))
    .flatMap(textsOf)
}

const read = new WeakMap<Source, Text[]>()

function textsOf(file: Source): Text[] {
  const known = read.get(file)
  if (known) return known
  const keys = SHOWN_AT.find(place => place.files.test(file.path))?.keys
  const texts: Text[] = []
  walk(file.program, node => {
    for (const one of shownAt(file, node, keys)) {
      const text = stringOf(one)
      if (text !== undefined && isWords(text)) texts.push({ text, file, at: one.start })
    }
  })
  read.set(file, texts)
  return texts
}

function shownAt(file: Source, node: Node, keys: RegExp | undefined): Node[] {
  switch (node.type) {
    case 'CallExpression': {
      const callee = child(node, 'callee')
      const name = nameOf(callee) ?? nameOf(child(callee, 'property')) ?? ''
      const calls = SHOWING.filter(c => c.name.test(name) && c.files.test(file.path))
      return calls.flatMap(c => branches(list(node, 'arguments')[c.argument]))
    }
    case 'AssignmentPattern':
      return keys?.test(nameOf(child(node, 'left')) ?? '') ? branches(child(node, 'right')) : []
    case 'Property': {
      const key = nameOf(child(node, 'key')) ?? ''
      const isShown = keys !== undefined && (keys.test(key) || key === 'options')
      return isShown ? branches(child(node, 'value')) : []
    }
    case 'TaggedTemplateExpression': {
      const isReport = /^apps\/server\/src\/reports\//.test(file.path)
      return isReport ? list(child(node, 'quasi') ?? node, 'expressions') : []
    }
    default:
      return []
  }
}

/** Both sides of a choice are shown, and every value of a table of options. */
function branches(node: Node | undefined): Node[] {
  if (node?.type === 'ConditionalExpression') {
    return [...branches(child(node, 'consequent')), ...branches(child(node, 'alternate'))]
  }
  if (node?.type !== 'ObjectExpression') return node ? [node] : []
  return list(node, 'properties').map(p => child(p, 'value') ?? p)
}

/** The product's name and the currency are the same in every language. */
const SAME_EVERYWHERE = /\b(Kencana|Rp)\b/g

/** Codes, units, patterns and paths need no translation: a text has a small letter of a word. */
function isWords(text: string): boolean {
  const words = text.replace(/\{\w+\}/g, '').replace(SAME_EVERYWHERE, '')
  return /\p{L}{2}/u.test(words) && !/^[a-z0-9_./:#-]+$/.test(words) && !/^[A-Z0-9_]+$/.test(words)
}

interface Entry extends Text {
  readonly language: string
  readonly translation: string | undefined
}

const PLACE = /^packages\/contract\/src\/messages\/([a-z]+)\/(?:[\w-]+\/)?[\w-]+\.ts$/

/** Every line of every translation table. */
export function translations(tree: Tree): Entry[] {
  return tree.code.flatMap(file => {
    const language = PLACE.exec(file.path)?.[1]
    if (language === undefined || file.path.endsWith('/index.ts')) return []
    const entries: Entry[] = []
    walk(file.program, node => {
      if (node.type !== 'Property') return
      const text = nameOf(child(node, 'key'))
      if (text === undefined) return
      const translation = stringOf(child(node, 'value'))
      entries.push({ language, text, translation, file, at: node.start })
    })
    return entries
  })
}

function missing(tree: Tree): Fault[] {
  const known = new Set(translations(tree).map(e => `${e.language}\0${e.text}`))
  const told = new Set<string>()
  return shownTexts(tree).flatMap(({ text, file, at }) => {
    const lacking = LANGUAGES.filter(language => !known.has(`${language}\0${text}`))
    if (lacking.length === 0 || told.has(text)) return []
    told.add(text)
    return [fault(file, at, 'text-missing', `'${text}' lacks ${lacking.join(', ')}`)]
  })
}

const ATTRIBUTES = /^(label|title|hint|placeholder|description|aria-label|alt)$/

function outside(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, node => {
    const isAttribute =
      node.type === 'JSXAttribute' && ATTRIBUTES.test(nameOf(child(node, 'name')) ?? '')
    const shown = isAttribute ? stringOf(child(node, 'value')) : undefined
    const text = node.type === 'JSXText' ? String(node.value).trim() : shown
    if (text === undefined || !isWords(text)) return
    faults.push(fault(file, node.start, 'text-outside', text))
  })
  return faults
}

const COMPOSING = /^apps\/(web\/src|server\/src\/reports)\//
/** Patterns, zones and spans that a database reads, and nobody else. */
const FOR_SQL = /^(Asia\/Jakarta|\d+ (day|min)s?|FM[\d.]+|YYYY.*)$/
/** A word that stands alone behind a figure, as in `${n} faktur`. */
const BEHIND = /^[ \u00a0](?!(mm|kg|textarea)\b)\p{L}{2,}( |$|\))/u

/** Words written beside figures instead of a text with facts, and facts that are words. */
function composed(file: Source): Fault[] {
  if (!COMPOSING.test(file.path)) return []
  const faults: Fault[] = []
  const found = (node: Node, text: string) =>
    faults.push(fault(file, node.start, 'text-composed', text))
  walk(file.program, node => {
    for (const fact of factsOf(node)) {
      const text = stringOf(fact)
      if (text !== undefined && isWords(text)) found(fact, text)
    }
    if (node.type !== 'TemplateLiteral') return
    for (const [at, quasi] of list(node, 'quasis').entries()) {
      const text = String((quasi.value as { readonly raw?: unknown } | undefined)?.raw ?? '')
      for (const [, literal = ''] of text.matchAll(/'([^']*)'/g)) {
        const isSql = file.path.startsWith('apps/server/') && !FOR_SQL.test(literal)
        if (isSql && isWords(literal)) found(quasi, literal)
      }
      if (file.path.startsWith('apps/web/') && at > 0 && BEHIND.test(text)) found(quasi, text)
    }
  })
  return faults
}

/** Values handed to a text: what is said of a thing is a fact, not a word of ours. */
function factsOf(node: Node): Node[] {
  if (node.type !== 'CallExpression' || !/^(t|say)$/.test(nameOf(child(node, 'callee')) ?? '')) {
    return []
  }
  const [, facts] = list(node, 'arguments')
  return facts?.type === 'ObjectExpression' ? branches(facts) : []
}

function eachEntry(tree: Tree, judge: (entry: Entry) => Fault[]): Fault[] {
  return translations(tree).flatMap(judge)
}

function sameFacts(entry: Entry): Fault[] {
  if (entry.translation === undefined) return []
  const facts = (text: string): string =>
    [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ')
  const [wanted, given] = [facts(entry.text), facts(entry.translation)]
  if (wanted === given) return []
  return [fault(entry.file, entry.at, 'text-facts', `'${entry.text}': ${wanted} ≠ ${given}`)]
}

function twice(tree: Tree): Fault[] {
  const first = new Map<string, Entry>()
  return translations(tree).flatMap(entry => {
    const key = `${entry.language}\0${entry.text}`
    const other = first.get(key)
    if (!other) first.set(key, entry)
    if (!other) return []
    const text = `'${entry.text}' stands in ${other.file.path} too`
    return [fault(entry.file, entry.at, 'text-twice', text)]
  })
}

function unused(tree: Tree): Fault[] {
  const written = new Set<string>()
  for (const file of tree.code) {
    if (file.path.includes('/messages/') || !/^(packages|apps)\//.test(file.path)) continue
    walk(file.program, node => {
      const text =
        stringOf(node) ?? (node.type === 'JSXText' ? String(node.value).trim() : undefined)
      if (text !== undefined) written.add(text)
    })
  }
  return translations(tree)
    .filter(entry => entry.language === LANGUAGES[0] && !written.has(entry.text))
    .map(entry => fault(entry.file, entry.at, 'text-unused', `'${entry.text}' is shown nowhere`))
}
