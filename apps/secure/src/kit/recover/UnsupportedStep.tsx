import { useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import type { KitTexts } from '../texts/en.ts'

/** For browsers that lend a file no cryptography. */
export function UnsupportedStep(): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<KitTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('kit.unsupportedTitle')}>{text('kit.unsupportedLead')}</Head>
    </div>
  )
}
