import { test } from 'vitest'
import { shortForm } from '../trial/short-form.ts'
import { CRASHES } from './trials.ts'

test.each(CRASHES)('$test $name', trial => shortForm(trial, undefined), 180_000)
