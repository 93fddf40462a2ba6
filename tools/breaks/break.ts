export const KINDS = [
  'figures',
  'rights',
  'locks',
  'torn',
  'keys',
  'masters',
  'looks',
  'migrations',
  'money',
] as const
type Kind = (typeof KINDS)[number]

/** One small fault of the product, such as a developer makes, and the tests that see it. */
export interface Break {
  readonly id: string
  readonly kind: Kind
  readonly file: string
  /** Stands once in the file, and `to` in its place is the fault. */
  readonly from: string
  readonly to: string
  /**
   * Each of them must go red: `file > title`, or a part of the title where its cases have names of
   * their own; a file alone, where it cannot even begin.
   */
  readonly red: readonly string[]
  /** What the tests are told, so that they look at no more than they must. */
  readonly env?: Readonly<Record<string, string>>
  /** Where `npm test` leaves its tests to the night (docs/tests.md); they are in it unless said. */
  readonly where?: 'trial'
}

/** How often `from` stands in a text; once, or the break is stale. */
export const placesOf = (text: string, { from }: Break): number => text.split(from).length - 1

/** File and title of a test of `red`. */
export function namedTest(test: string): { readonly file: string; readonly title: string } {
  const [file = '', title = ''] = test.split(/ > (.*)/s)
  return { file, title }
}
