'use client'

export { Avatar, type AvatarProps } from '../components/Avatar/Avatar.tsx'
export { NetworkImage, type NetworkImageProps } from '../components/NetworkImage/NetworkImage.tsx'
export { formatBalance } from '../format/formatBalance.ts'
