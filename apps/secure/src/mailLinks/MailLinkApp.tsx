import { type ReactElement, useMemo } from 'react'
import { FrameRoot } from '../look/FrameRoot.tsx'
import { windowAreas } from '../texts/windowAreas.ts'
import { MailLinkView, type MailLinkViewProps } from './MailLinkView/MailLinkView.tsx'

export type MailLinkAppProps = MailLinkViewProps & {
  /** Of the mail. @default the browser's */
  language?: string | undefined
}

/** The page behind the link of a mail. */
export function MailLinkApp({ language, ...props }: MailLinkAppProps): ReactElement {
  const { name } = props.view
  const theme = useMemo(() => (language ? { language } : undefined), [language])
  return (
    <FrameRoot theme={theme} areas={windowAreas} view={name} onHeight={() => undefined}>
      <MailLinkView {...props} />
    </FrameRoot>
  )
}
