import { Spinner, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import deviceSheet from '../DeviceView/DeviceView.module.css'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

/** Shows the code of this window, which is typed in the app that opened it. */
export function WindowCodeView({ code }: { code: string }): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(deviceSheet)]
  const text = useText<SecureTexts>()
  return (
    <div className={classes.view}>
      <Head title={text('secure.shownCodeTitle')}>{text('secure.shownCodeLead')}</Head>
      <figure className={own.figure}>
        <figcaption className={own.caption}>{text('secure.shownCode')}</figcaption>
        <output className={own.code} dir="ltr">
          {code}
        </output>
      </figure>
      <p className={own.waiting}>
        <Spinner size={16} />
      </p>
    </div>
  )
}
