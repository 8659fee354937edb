import { parseCaipAddress } from '@cleat/core'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { triangleAlertIcon } from '../../../icons/triangleAlertIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapSelectTokenView.module.css'
import type { TokenChoice } from './tokenChoice.ts'

export type ImitationQuestionProps = {
  choice: TokenChoice
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once more before a token is used that has the symbol of another one. */
export function ImitationQuestion(props: ImitationQuestionProps): ReactElement {
  const { choice, onConfirm, onCancel } = props
  const { symbol, address } = choice.token
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const announce = useAnnounce()
  const words = text('swap.imitation', { symbol })
  useEffect(() => announce(words), [announce, words])
  return (
    <Task
      icon={
        <span className={classes.doubt}>
          <Icon of={triangleAlertIcon} size={24} strokeWidth={1.75} />
        </span>
      }
      title={text('tokens.imitation')}
      text={words}
      actions={
        <>
          <Button onClick={onCancel}>{text('swap.otherToken')}</Button>
          <Button variant="quiet" onClick={onConfirm}>
            {text('swap.useToken')}
          </Button>
        </>
      }
    >
      {address && (
        <GroupedAddress
          address={parseCaipAddress(address).address}
          label={text('swap.tokenAddress')}
        />
      )}
    </Task>
  )
}
