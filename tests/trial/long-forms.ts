/** A test whose short form `npm test` runs, and which is asked for at full size by a variable. */
export interface LongForm {
  readonly test: string
  /** What `--only` calls it. */
  readonly name: string
  readonly target: string
  readonly path: string
  /** What the test reads, and its full size. */
  readonly variable: string
  readonly size: string
  /** Programs of which one must be on the machine; its path is then the value. */
  readonly program?: readonly string[]
}

export const LONG_FORMS: readonly LongForm[] = [
  {
    test: 'T21',
    name: 'days',
    target: 'the sample chain is made on 12 days of two years, its books whole',
    path: 'tests/seed/days.test.ts',
    variable: 'SEED_DAYS',
    size: '12',
  },
  {
    test: 'T24',
    name: 'notas',
    target: 'till and server reckon 10,000 notas alike',
    path: 'tests/properties/till-and-server.test.ts',
    variable: 'PROPERTY_RUNS',
    size: '10000',
  },
  {
    test: 'T28',
    name: 'rights',
    target: 'everybody everywhere: who may is heard, who may not is told',
    path: 'tests/rights/matrix.test.ts',
    variable: 'RIGHTS_LONG',
    size: '1',
  },
  {
    test: 'T29',
    name: 'guessing',
    target: '1,000 accounts from one address: slowed, nobody locked for good',
    path: 'tests/rights/guessing.test.ts',
    variable: 'GUESS_LONG',
    size: '1',
  },
  {
    test: 'T34',
    name: 'pool',
    target: 'a minute of shared connections, 0 rows of another store',
    path: 'tests/isolation/pool.test.ts',
    variable: 'POOL_SECONDS',
    size: '60',
  },
  {
    test: 'T36',
    name: 'office',
    target: 'LibreOffice opens every export and runs nothing of it',
    path: 'tests/files/formulas.test.ts',
    variable: 'OFFICE',
    size: 'soffice',
    program: [
      'soffice',
      'libreoffice',
      '/Applications/LibreOffice.app/Contents/MacOS/soffice',
      'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
    ],
  },
  {
    test: 'T39',
    name: 'readers',
    target: 'a million lines read by twenty, the till sells within 500 ms',
    path: 'tests/files/many-readers.test.ts',
    variable: 'READER_LINES',
    size: '1000000',
  },
]
