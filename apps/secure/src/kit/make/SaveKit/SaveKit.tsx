import { Button, Notice, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useRef, useState } from 'react'
import { Head } from '../../../views/Head.tsx'
import codeSheet from '../../../views/SaveView/SaveView.module.css'
import viewSheet from '../../../views/view.module.css'
import type { KitViewProps } from '../../kitViewProps.ts'
import type { KitTexts } from '../../texts/en.ts'
import { downloadFile } from './downloadFile.ts'

/** Gives the visitor the file of the kit, the page that opens it, and the code, once. */
export function SaveKit({ shown, isBusy, answer }: KitViewProps<'kitSave'>): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(codeSheet)]
  const text = useText<KitTexts>()
  const { code, file, fileName } = shown
  const [isDownloaded, setIsDownloaded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const download = () => {
    downloadFile({ name: fileName, content: file })
    setIsDownloaded(true)
  }
  return (
    <div className={classes.view}>
      <Head title={text('kit.saveTitle')}>{text('kit.saveLead')}</Head>
      <ol className={own.code} aria-label={text('kit.codeName')}>
        {code.split('-').map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code never changes
          <li key={at} className={own.part}>
            <span className={own.number} aria-hidden="true">
              {at + 1}
            </span>
            {part}
          </li>
        ))}
      </ol>
      <div className={classes.stack}>
        <Button ref={button} variant={isDownloaded ? 'muted' : 'primary'} onClick={download}>
          {text('kit.download')}
        </Button>
        <Button variant="muted" onClick={() => downloadFile({ name: 'recover.html' })}>
          {text('kit.downloadPage')}
        </Button>
        <p className={classes.note}>{text('kit.pageNote')}</p>
      </div>
      <Notice variant="warning">{text('kit.makeWarning')}</Notice>
      <Button
        isLoading={isBusy}
        variant={isDownloaded ? 'primary' : 'muted'}
        aria-disabled={!isDownloaded || undefined}
        onClick={() => (isDownloaded ? answer({ kind: 'saved' }) : button.current?.focus())}
      >
        {text('kit.saved')}
      </Button>
    </div>
  )
}
