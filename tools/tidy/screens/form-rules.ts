import { child, type Fault, fault, nameOf, type Rule, type Source, walk } from '../tree.ts'

export const FORM_RULES: readonly Rule[] = [
  {
    name: 'bare-form',
    why: 'kit/acts/form: a <form> by itself lets the browser speak, in a language of its own.',
    check: tree => tree.code.filter(isScreen).flatMap(bareForms),
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
