import { TextInput } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { FieldProps } from '../field-props.ts'
import classes from '../inputs.module.css'
import { figureAfter, placeAfter } from './figure-text.ts'

interface MaskedFigureProps extends FieldProps {
  /** The mask, filled with the figure as it stands; '' while there is none. */
  readonly shown: string
  /** Characters of the figure itself; all others belong to the mask. */
  readonly figure: RegExp
  /** What the figure would be after a key press; the caller keeps or refuses it. */
  readonly onFigure: (text: string) => void
  readonly inputMode: 'numeric' | 'decimal'
  readonly rightSection?: ReactNode
}

/**
 * A text field with a mask around its figure. The cursor is put right in the same moment as the
 * text, so that no key is lost however fast a hand, a scale or a scanner types.
 */
export function MaskedFigure(props: MaskedFigureProps) {
  const { shown, figure, onFigure, rightSection, inputRef, ...field } = props
  const own = useRef<HTMLInputElement | null>(null)
  const typedLeft = useRef<number | null>(null)
  useLayoutEffect(() => {
    const input = own.current
    if (input === null || typedLeft.current === null || document.activeElement !== input) return
    const at = placeAfter(shown, typedLeft.current, figure)
    typedLeft.current = null
    input.setSelectionRange(at, at)
  })
  return (
    <TextInput
      {...field}
      ref={input => {
        own.current = input
        if (typeof inputRef === 'function') inputRef(input)
        else if (inputRef) inputRef.current = input
      }}
      classNames={{ input: classes.number ?? '' }}
      value={shown}
      onChange={event => {
        const { value, selectionStart } = event.currentTarget
        const next = figureAfter(shown, value, selectionStart ?? value.length, figure)
        typedLeft.current = next.left
        onFigure(next.text)
      }}
      onFocus={event => event.currentTarget.select()}
      onMouseUp={event => {
        const { selectionStart, selectionEnd, value } = event.currentTarget
        if (selectionStart === 0 && selectionEnd === value.length) event.preventDefault()
      }}
      {...(rightSection === undefined ? {} : { rightSection })}
      autoComplete="off"
    />
  )
}
