import { TextInput } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { FieldProps } from '../field-props.ts'
import classes from '../inputs.module.css'
import { bothRefs } from './both-refs.ts'
import { cursorAt, cutAt, editOf } from './figure-edit.ts'
import { type FigureText, useFigure } from './use-figure.ts'
import { useRestored } from './use-restored.ts'

interface FigureInputProps extends FieldProps, FigureText {
  readonly inputMode?: 'numeric' | 'decimal'
  readonly rightSection?: ReactNode
}

const FIGURE = /^[\d.,−-]*$/

/** What a field of figures is known by: places behind its point, its bound in units, its mask. */
const marksOf = ({ places, max }: FigureText['kind'], { before, after }: FigureText['mask']) => ({
  'data-figure-field': places,
  'data-figure-most': max,
  ...(before === '' ? {} : { 'data-figure-mask': `${before}|${after}` }),
})

/**
 * The one field of figures. What a hand writes stands as it came until the field is left, what is
 * pasted is read at once, both by the same rules (`readFigure`). The cursor is put right in the
 * same moment as the text, so that no key is lost however fast a hand or a scale types.
 */
export function FigureInput(props: FigureInputProps) {
  const { value, kind, format, mask, onValue, rightSection, inputRef, inputMode, ...field } = props
  const own = useRef<HTMLInputElement | null>(null)
  const figure = useFigure({ value, kind, format, mask, onValue }, own)
  const { shown, plain } = figure
  const writes = useRestored(own, shown)
  const cursor = useCursor(own, at => cursorAt(shown, mask, plain, at))
  const write = (left: string, written: string, right: string) => {
    writes()
    if (!FIGURE.test(written)) return figure.put(left + written + right)
    cursor.current = (left + written).length
    figure.type(left + written + right)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { selectionStart, selectionEnd, readOnly } = event.currentTarget
    if (readOnly) return
    writes()
    const text = event.clipboardData.getData('text')
    const { left, right } = cutAt(shown, mask, plain, selectionStart ?? 0, selectionEnd ?? 0)
    figure.put(`${left}${text.trim()}${right}`)
  }
  return (
    <TextInput
      {...field}
      error={figure.fault ?? field.error}
      ref={bothRefs(own, inputRef)}
      classNames={{ input: classes.number ?? '' }}
      {...marksOf(kind, mask)}
      inputMode={inputMode ?? (kind.places === 0 ? 'numeric' : 'decimal')}
      value={shown}
      onPaste={paste}
      onChange={event => {
        const { value: text, selectionStart } = event.currentTarget
        const { inputType = '' } = event.nativeEvent as InputEvent
        const now = {
          text,
          cursor: selectionStart ?? text.length,
          deletes: inputType.startsWith('delete'),
        }
        const { left, written, right } = editOf(shown, mask, plain, now)
        write(left, written, right)
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' || figure.settle()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onFocus={event => event.currentTarget.select()}
      onMouseUp={event => {
        const { selectionStart, selectionEnd, value: text } = event.currentTarget
        if (selectionStart === 0 && selectionEnd === text.length) event.preventDefault()
      }}
      onBlur={() => {
        figure.leave()
        field.onBlur?.()
      }}
      {...(rightSection === undefined ? {} : { rightSection })}
      autoComplete="off"
    />
  )
}

/** Behind how many characters of the figure the cursor is put once they are drawn. */
function useCursor(own: RefObject<HTMLInputElement | null>, placeOf: (count: number) => number) {
  const cursor = useRef<number | null>(null)
  useLayoutEffect(() => {
    const input = own.current
    if (input === null || cursor.current === null || document.activeElement !== input) return
    const at = placeOf(cursor.current)
    cursor.current = null
    input.setSelectionRange(at, at)
  })
  return cursor
}
