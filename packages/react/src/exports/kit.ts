'use client'

export { useKit } from '../kit/useKit.ts'
