import type { AnswerOf, ParamsOf } from '@kencana/contract/kit/route'
import type { ReactElement, ReactNode } from 'react'
import type { ApiProblem } from '../../lib/api-problem.ts'
import type { DoneDialogProps } from '../document-frame/done/done-dialog.tsx'
import type { Undo } from '../document-frame/undo/use-undo.tsx'
import type { Form } from './entry-form.ts'
import type { AlsoOf, FormOf, NameOf } from './entry-ref.ts'
import type { AnyEntry, Entry } from './use-entry.ts'

/** What a screen knows of one input beside its definition. */
export interface Extra {
  /** Translated; else what the definition calls it. */
  readonly label?: string
  /** Nothing can be said there now, and nothing is sent. */
  readonly disabled?: boolean
  /** Whether it is marked as needed; what is needed always, its definition says. */
  readonly isNeeded?: boolean
  readonly inputMode?: 'text' | 'numeric' | 'tel'
  readonly upper?: boolean
  /** Said where nothing is typed, translated; of a store: what none means. */
  readonly placeholder?: string
  /** Looks up what is typed or scanned, by Enter and when the field is left. */
  readonly look?: () => void
  /** Of a day: the first that may be, and the one that is called today. */
  readonly days?: { readonly min: string; readonly today: string } | undefined
  /** Said as it is typed, translated; what is wrong when it is sent stands before it. */
  readonly error?: string | null | undefined
  /** What is sent while nothing is typed, of a figure that is proposed. */
  readonly proposed?: number
  /** Stand above it and beneath it; in a row of pairs beside it. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** Of a kode transaksi: the kinds that fit. */
  readonly jenis?: readonly string[]
  /** Of a drawer: the one the money comes from. */
  readonly not?: string
  /** Of a payout: what goes out, in rupiah. */
  readonly jumlah?: number
  /** Of tenders: cash for what is owed goes up to the next coin. */
  readonly bulatkan?: boolean
}

/** Beside the act: what it will do, or why it cannot be done yet. */
export interface Said {
  readonly text: string
  readonly tone?: 'plain' | 'gold' | 'bad'
}

/** What was written: its number, its money, its paper by F9. */
export type Card = Omit<DoneDialogProps, 'onClose'>

/** A sentence that is told, or what stands in the place of the dialog. */
export type Done = string | Card | ReactElement | undefined

interface Common<R> {
  readonly entry: Entry<R>
  readonly title: string
  /** What the act is called: as its title unless said. */
  readonly act?: string
  /** What F10 does before that: it looks up what it is about. */
  readonly first?: { readonly label: string; readonly run: () => void } | undefined
  /** It takes something away for good: its act is red. */
  readonly isFinal?: boolean
  /** What people call it in a list of what waits: 'Bayar kelebihan FH-…'; its title unless said. */
  readonly what?: string
  /** Beginnings of the queries that show something else afterwards. */
  readonly changes: readonly string[]
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  /** Esc does not close it: more is typed than one would type twice. */
  readonly isStatic?: boolean
  /** Enter in a field does the act; else it goes to the next field. */
  readonly byEnter?: boolean
  /** The field that has the cursor first, the first one unless said; `null`: what is above them. */
  readonly focus?: NameOf<R> | null
  readonly inputs?: { readonly [N in NameOf<R>]?: Extra }
  /** Fields that stand beside each other where there is room, with what is above and below them. */
  readonly pairs?: readonly NameOf<R>[]
  /** Fields that are not asked for now: they are neither shown nor sent. */
  readonly hidden?: readonly NameOf<R>[]
  /** What a change brings along. */
  readonly fills?: (changed: Partial<FormOf<R>>, form: FormOf<R>) => Partial<FormOf<R>>
  /** Sentences, translated, at fields that are right by themselves. */
  readonly faults?: (form: FormOf<R>) => {
    readonly [N in NameOf<R>]?: string | null | undefined
  }
  /** What keeps it from being done, before what its card and money say; `null`: nothing. */
  readonly blocked?: Said | string | null
  /** What it waits for once all is typed: what is reckoned. */
  readonly waits?: string | null
  /** What it will do. */
  readonly said?: string
  /** What a supervisor is shown, where one must approve it. */
  readonly told?: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Takes a refusal in its own way; answers whether it did. */
  readonly refused?: (problem: ApiProblem) => boolean | Promise<boolean>
  /** What is told where the answer has no words of its own (doc2 §8). */
  readonly failed?: string
  /** What the server finds at fields is told there alone. */
  readonly isToldAtFields?: boolean
  /** Somebody else was faster. */
  readonly onLost?: () => void
  /** What is told when it is done, or what then stands in its place. */
  readonly done: (answer: AnswerOf<R>, form: FormOf<R>) => Done
  readonly onClose: () => void
  /** Stands above the fields. */
  readonly children?: ReactNode
}

type Params<R> = [ParamsOf<R>] extends [never] ? unknown : { readonly params: ParamsOf<R> }
type Also<R> =
  Record<never, never> extends AlsoOf<R>
    ? { readonly also?: AlsoOf<R> }
    : { readonly also: AlsoOf<R> }

/** The approval that a command asks for first which says why. */
export type Approving = Pick<Undo, 'kategori' | 'nomor' | 'lines' | 'sums' | 'draft'>

type Reasoned<R> = R extends { readonly entry: { readonly reasoned: true } }
  ? { readonly approving: Approving }
  : unknown

/** What a dialog of the call `R` needs to know. */
export type EntryDialogProps<R> = Common<R> & Params<R> & Also<R> & Reasoned<R>

/** Sentences at fields, from a screen. */
type Own = Readonly<Record<string, string | null | undefined>>

/** The same of a call that is not known. */
export interface AnyProps
  extends Omit<
    Common<never>,
    'entry' | 'inputs' | 'hidden' | 'pairs' | 'focus' | 'fills' | 'faults' | 'done'
  > {
  readonly entry: AnyEntry
  readonly inputs?: Readonly<Record<string, Extra | undefined>>
  readonly hidden?: readonly string[]
  readonly pairs?: readonly string[]
  readonly focus?: string | null
  readonly fills?: (changed: Form, form: Form) => Form
  readonly faults?: (form: Form) => Own
  readonly done: (answer: unknown, form: Form) => Done
  readonly approving?: Approving
  readonly params?: unknown
  readonly also?: object
}
