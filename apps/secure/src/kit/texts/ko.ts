import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': '복구 키트를 열어 주세요',
  'kit.fileLead':
    '어떤 서비스 없이도 지갑의 단어와 키를 볼 수 있어요. 이 페이지는 오프라인에서 작동하고, 입력한 내용은 밖으로 나가지 않아요.',
  'kit.chooseFile': '키트 파일 선택',
  'kit.pasteLabel': '또는 파일 내용을 붙여넣어 주세요',
  'kit.pasteHint': '파일을 이 페이지에 끌어다 놓아도 돼요.',
  'kit.notKit': '복구 키트가 아니에요. 키트를 만들 때 다운로드한 파일을 선택해 주세요.',
  'kit.otherVersion':
    '더 새로운 버전에서 만든 키트라 이 페이지에서 읽을 수 없어요. 키트와 함께 저장한 복구 페이지를 사용해 주세요.',
  'kit.damaged': '키트 파일이 손상되었거나 완전하지 않아 열 수 없어요. 다른 사본을 사용해 주세요.',
  'kit.unreadable': '파일을 읽지 못했어요. 다시 선택해 주세요.',
  'kit.unsupportedTitle': '이 브라우저에서는 키트를 열 수 없어요',
  'kit.unsupportedLead': '브라우저를 업데이트하거나 다른 브라우저에서 이 페이지를 열어 주세요.',
  'kit.codeTitle': '키트 코드를 입력해 주세요',
  'kit.codeLead': '{date}에 이 키트를 만들 때 적어 둔 코드예요.',
  'kit.codeName': '키트 코드',
  'kit.mistyped': '키트 코드가 완전하지 않거나 잘못 입력되었어요. 저장한 사본과 비교해 주세요.',
  'kit.recoveryCode':
    '이 코드는 복구 코드라서 키트를 열지 못해요. 키트를 만들 때 적어 둔 코드를 입력해 주세요.',
  'kit.refused':
    '이 코드로는 이 키트를 열 수 없어요. 코드와 파일이 같은 키트의 것인지 확인해 주세요. 같은 키트라면 파일이 손상된 거예요. 다른 사본을 사용해 주세요.',
  'kit.open': '키트 열기',
  'kit.opening': '키트를 여는 중…',
  'kit.otherFile': '다른 파일 사용',
  'kit.openedTitle': '내 지갑',
  'kit.openedLead': '단어나 개인 키가 있으면 다른 지갑 앱에서도 이 지갑을 열 수 있어요.',
  'kit.secretWarning':
    '단어나 개인 키를 본 사람은 지갑에 있는 모든 것을 가져갈 수 있어요. 보는 사람이 없는지 확인하고, 절대 공유하지 마세요.',
  'kit.differs': '단어의 주소가 키트에 적힌 주소와 달라요. 여기 보이는 것은 단어의 주소예요.',
  'kit.words': '내 단어 24개',
  'kit.compatible': '{network} 및 호환 네트워크',
  'kit.privateKey': '개인 키',
  'kit.showWords': '길게 눌러 단어 보기',
  'kit.showKey': '길게 눌러 개인 키 보기',
  'kit.keepHolding': '계속 누르고 계세요…',
  'kit.pressAgain': '3초 뒤에 다시 누르면 표시돼요.',
  'kit.hidesIn': '{seconds}초 후 다시 숨겨져요',
  'kit.hide': '숨기기',
  'kit.copySecret': '복사',
  'kit.copied': '복사했어요',
  'kit.copyFailed': '복사하지 못했어요. 텍스트를 선택해 직접 복사해 주세요.',
  'kit.close': '키트 닫기',
  'kit.makeTitle': '복구 키트를 만들어 주세요',
  'kit.makeLead':
    '키트는 파일과 코드로 되어 있어요. 이 서비스가 없어져도 둘이 함께 있으면 지갑을 열 수 있어요.',
  'kit.makeWarning':
    '둘 다 가진 사람은 지갑에 있는 모든 것을 가져갈 수 있어요. 파일과 코드를 서로 다른 곳에 보관해 주세요.',
  'kit.make': '키트 만들기',
  'kit.cancel': '취소',
  'kit.making': '키트를 만드는 중…',
  'kit.saveTitle': '키트를 저장해 주세요',
  'kit.saveLead':
    '두 파일을 모두 다운로드하고 코드를 적어 두세요. 저희에게는 사본이 없고, 코드는 지금만 보여요.',
  'kit.download': '키트 파일 다운로드',
  'kit.downloadPage': '복구 페이지 다운로드',
  'kit.pageNote': '복구 페이지는 어느 브라우저에서나, 오프라인에서도 키트를 열어요.',
  'kit.saved': '모두 저장했어요',
  'kit.confirmTitle': '코드 사본을 확인해 주세요',
  'kit.confirmLead': '저장한 사본을 보고 키트 코드의 이 두 부분을 입력해 주세요.',
  'kit.part': '{number}번째 부분',
  'kit.confirmWrong': '키트 코드와 일치하지 않아요. 사본을 확인하거나 코드를 다시 표시해 주세요.',
  'kit.showCode': '키트 코드 다시 보기',
  'kit.finish': '마치기',
  'kit.doneTitle': '복구 키트가 준비되었어요',
  'kit.doneLead':
    '키트는 취소할 수 없어요. 지갑에 무언가 있는 한 키트로 지갑을 열 수 있어요. 파일이나 코드를 잃어버리면 다른 키트를 만들어 주세요.',
  'kit.done': '완료',
}
