import { useCallback, useContext } from 'react'
import { catalogueContext } from './catalogueContext.ts'
import type { en, TextKey } from './en.ts'
import { fillText } from './fillText.ts'

type Names<template extends string> = template extends `${string}{${infer name}}${infer rest}`
  ? name | Names<rest>
  : never

/** The values a text needs, by name. */
export type TextValues<key extends TextKey> = { readonly [name in Names<(typeof en)[key]>]: string }

/** Reads a text by key. Does not compile when a value of the text is missing. */
export type GetText = <key extends TextKey>(
  key: key,
  ...values: keyof TextValues<key> extends never ? [] : [TextValues<key>]
) => string

/** The texts of the interface in the visitor's language. */
export function useText(): GetText {
  const { texts } = useContext(catalogueContext)
  return useCallback<GetText>((key, ...[values]) => fillText(texts[key], values ?? {}), [texts])
}
