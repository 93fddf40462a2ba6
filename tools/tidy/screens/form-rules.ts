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
  walk,
} from '../tree.ts'

export const FORM_RULES: readonly Rule[] = [
  {
    name: 'bare-form',
    why: 'kit/acts/form: a <form> by itself lets the browser speak, in a language of its own.',
    check: tree => tree.code.filter(isScreen).flatMap(bareForms),
  },
  {
    name: 'password-kept',
    why: 'autoComplete="one-time-code" or "new-password": else a till keeps an approver\'s.',
    check: tree => tree.code.filter(isOtherScreen).flatMap(keptPasswords),
  },
]

const isScreen = (file: Source): boolean =>
  file.path.startsWith('apps/web/src/') &&
  !file.isTest &&
  file.path !== 'apps/web/src/kit/acts/form.tsx'

function bareForms(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, node => {
    if (node.type !== 'JSXOpeningElement' || nameOf(child(node, 'name')) !== 'form') return
    faults.push(fault(file, node.start, 'bare-form', '<form>'))
  })
  return faults
}

/** Where a browser may know whose password it is: its owner's own. */
const OWN_PASSWORD = /^apps\/web\/src\/shell\/(?:login\/|pages\/change-password-page)/
const NOT_KEPT = ['one-time-code', 'new-password']

const isOtherScreen = (file: Source): boolean => isScreen(file) && !OWN_PASSWORD.test(file.path)

function keptPasswords(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, node => {
    if (node.type !== 'JSXOpeningElement') return
    const name = nameOf(child(node, 'name')) ?? ''
    if (name !== 'PasswordInput' && said(node, 'type') !== 'password') return
    const filled = said(node, 'autoComplete')
    if (filled !== undefined && NOT_KEPT.includes(filled)) return
    faults.push(fault(file, node.start, 'password-kept', `<${name}> autoComplete=${filled}`))
  })
  return faults
}

/** What an attribute says in so many letters. */
function said(element: Node, name: string): string | undefined {
  const attribute = list(element, 'attributes').find(one => nameOf(child(one, 'name')) === name)
  return stringOf(child(attribute, 'value'))
}
