import { useEffect } from 'react'
import { useAnnounce } from './useAnnounce.ts'

/** Announces the title and the text of a screen, when it comes and whenever either changes. */
export function useAnnounceTask(parameters: { title: string; text?: string | undefined }): void {
  const { title, text } = parameters
  const announce = useAnnounce()
  useEffect(() => announce(text ? `${title}. ${text}` : title), [announce, title, text])
}
