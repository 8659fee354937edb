import { Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Head } from '../../../views/Head.tsx'
import viewSheet from '../../../views/view.module.css'
import type { KitViewProps } from '../../kitViewProps.ts'
import type { KitTexts } from '../../texts/en.ts'

/** The kit is there, and stays what it is. */
export function DoneKit({ isBusy, answer }: KitViewProps<'kitDone'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<KitTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('kit.doneTitle')}>{text('kit.doneLead')}</Head>
      <Button isLoading={isBusy} onClick={() => answer({ kind: 'done' })}>
        {text('kit.done')}
      </Button>
    </div>
  )
}
