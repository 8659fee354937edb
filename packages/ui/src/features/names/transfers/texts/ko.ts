import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': '서명을 사용하지 못했어요. 다시 시도해 주세요.',
  'nameTransfers.transfers': '이전',
  'nameTransfers.offeredBy': '{account}에서 {date}까지 제안함',
  'nameTransfers.offeredTo': '{account}에 {date}까지 제안함',
  'nameTransfers.leadsFrom': '{date}부터 내 계정으로 연결돼요',
  'nameTransfers.passedOn': '{date}부터 {account}(으)로 연결돼요',
  'nameTransfers.accept': '수락',
  'nameTransfers.acceptName': '{name} 수락',
  'nameTransfers.withdraw': '철회',
  'nameTransfers.withdrawName': '{name} 제안 철회',
  'nameTransfers.accepted': '이제 {name}의 주인이에요.',
  'nameTransfers.withdrawn': '{name} 제안을 철회했어요.',
  'nameTransfers.unchangedText': '아무것도 바뀌지 않았어요.',
  NAME_LIMIT_REACHED: '이 계정에는 이름이 {limit}개 있어서 더 등록할 수 없어요.',
  NAME_UNSUPPORTED: '이 지갑으로는 이름에 서명할 수 없어요. 다른 지갑을 사용해 주세요.',
  NAME_NOT_OWNED: '{name}은 다른 계정의 이름이에요.',
}
