/** The middle of some figures; robust against a machine that does something else meanwhile. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5)

export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** One line of the result: what was measured, what it should be, and whether it is. */
export interface Line {
  readonly job: string
  readonly figure: string
  readonly target: string
  readonly isMet: boolean | null
}

export const line = (
  job: string,
  figure: string,
  target = '',
  isMet: boolean | null = null,
): Line => ({ job, figure, target, isMet })

/** A Markdown table, as it stands in README.md. */
export function table(lines: readonly Line[]): string {
  const mark = { true: 'met', false: '**missed**', null: '' }
  const rows = lines.map(
    ({ job, figure, target, isMet }) => `| ${job} | ${figure} | ${target} | ${mark[`${isMet}`]} |`,
  )
  return ['| job | figure | target | |', '|---|---|---|---|', ...rows].join('\n')
}

export const ratio = (value: number): string => value.toFixed(2)
export const millis = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
