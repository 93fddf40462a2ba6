import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface LeadProps {
  /** Made by `addressOf`. */
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A link to an address of the product, also one of another store than that worked for, which the
 * router's own links cannot name. Opened in another tab it is the browser's.
 */
export function Lead({ href, className, children }: LeadProps) {
  const router = useRouter()
  return (
    <a
      className={className}
      href={href}
      onClick={event => {
        // The row it stands in is not meant.
        event.stopPropagation()
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.history.push(href)
      }}
    >
      {children}
    </a>
  )
}
