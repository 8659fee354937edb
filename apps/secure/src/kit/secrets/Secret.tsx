import { Button, useFormat, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useHold } from '../../hold/useHold.ts'
import viewSheet from '../../views/view.module.css'
import type { KitTexts } from '../texts/en.ts'
import sheet from './Secret.module.css'
import { useShownFor } from './useShownFor.ts'

export type SecretProps = {
  /** What it is, for readers. */
  name: string
  /** Of the button that shows it. */
  show: string
  /** Writes the secret. It is a string only while it is shown. */
  write: () => string
  children: (secret: string) => ReactNode
}

/** A secret that is hidden until a button is held, and again after a minute. */
export function Secret({ name, show, write, children }: SecretProps): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<KitTexts>()
  const shown = useShownFor()
  const { isHolding, isPressed, handlers } = useHold(shown.show)
  const button = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(false)
  const isShown = shown.secondsLeft > 0
  useEffect(() => {
    // Focus that was on what is gone would be lost.
    if (wasShown.current && !isShown && document.activeElement === document.body)
      button.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  if (isShown)
    return (
      <ShownSecret name={name} secret={write()} secondsLeft={shown.secondsLeft} onHide={shown.hide}>
        {children}
      </ShownSecret>
    )
  return (
    <div className={classes.stack} data-screen="">
      <div className={own.held} data-held={isHolding || undefined}>
        <Button ref={button} variant="muted" {...handlers}>
          {isHolding ? text('kit.keepHolding') : show}
        </Button>
      </div>
      {isPressed && (
        <p className={classes.note} role="status">
          {text('kit.pressAgain')}
        </p>
      )}
    </div>
  )
}

/** How long a button says that it copied. */
const saidMs = 2_000

function ShownSecret(props: {
  name: string
  secret: string
  secondsLeft: number
  onHide: () => void
  children: (secret: string) => ReactNode
}): ReactElement {
  const { name, secret, secondsLeft, onHide, children } = props
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<KitTexts>()
  const format = useFormat()
  const [copied, setCopied] = useState<'done' | 'failed'>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (copied !== 'done') return undefined
    const timer = setTimeout(() => setCopied(undefined), saidMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(secret).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? 'done' : 'failed')
  }
  return (
    <div className={classes.stack}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be changed */}
      <div ref={box} className={own.box} tabIndex={-1} role="group" aria-label={name}>
        {children(secret)}
      </div>
      {copied === 'failed' && (
        <p className={classes.note} data-bad="" role="alert">
          {text('kit.copyFailed')}
        </p>
      )}
      <p className={classes.note} data-screen="">
        {text('kit.hidesIn', { seconds: format.number(secondsLeft) })}
      </p>
      <div className={classes.actions} data-screen="">
        <Button variant="quiet" onClick={copy}>
          {text(copied === 'done' ? 'kit.copied' : 'kit.copySecret')}
        </Button>
        <Button variant="quiet" onClick={onHide}>
          {text('kit.hide')}
        </Button>
      </div>
    </div>
  )
}
