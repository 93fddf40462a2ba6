import { type ReactNode, useRef } from 'react'

/** Sheets that the server reads, pictures that it takes. */
const ACCEPTED = {
  sheet: '.xlsx,.csv,.txt,.tsv',
  picture: 'image/jpeg,image/png,image/webp',
} as const

interface FileChoiceProps {
  readonly kind: keyof typeof ACCEPTED
  /** Of the input itself, which nobody sees. */
  readonly label: string
  readonly onFile: (file: File) => void
  /** The button that opens the choice. */
  readonly children: (choose: () => void) => ReactNode
}

/** A file chosen by a button of the caller's; the same file again counts as chosen again. */
export function FileChoice({ kind, label, onFile, children }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[kind]}
        aria-label={label}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
