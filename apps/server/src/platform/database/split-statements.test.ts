import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

test.each<[string, string, string[]]>([
  ['two', 'select 1; select 2;', ['select 1', 'select 2']],
  ['none', ' -- nothing; at all\n', []],
  ['the last without its end', 'select 1;\nselect 2', ['select 1', 'select 2']],
  ['a quote', `select ';', 'it''s; so'; select 2`, [`select ';', 'it''s; so'`, 'select 2']],
  ['a name', 'select ";"; select 2', ['select ";"', 'select 2']],
  ['a comment', 'select 1 -- ; \' "\n; select 2', ['select 1 -- ; \' "', 'select 2']],
  ['a body', 'do $$ begin x; end $$; select 2', ['do $$ begin x; end $$', 'select 2']],
  [
    'a body in a body',
    'do $a$ x; $$ y; $$ z; $a$; select $1',
    ['do $a$ x; $$ y; $$ z; $a$', 'select $1'],
  ],
])('%s', (_, text, statements) => {
  expect(splitStatements(text)).toEqual(statements)
})
