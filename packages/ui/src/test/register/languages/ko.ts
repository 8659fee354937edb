import type { Register } from '../register.ts'

export const ko: Register = {
  language: 'ko',
  address: '해요',
  notAddress: ['니다', '당신'],
  terms: {
    wallet: ['지갑'],
    account: ['계정'],
    address: ['주소'],
    network: ['네트워크'],
    token: ['토큰'],
    transaction: ['트랜잭션'],
    recipient: ['받는 사람'],
    networkFee: ['네트워크 수수료'],
    balance: ['잔액'],
    explorer: ['탐색기'],
    connect: ['연결'],
    disconnect: ['연결 해제', '연결 끊'],
    send: ['보내'],
    receive: ['받'],
    sign: ['서명'],
    qrCode: ['QR 코드'],
    contract: ['컨트랙트'],
  },
  rivals: ['월렛', '수신자', '수취인', '계좌', '거래', '익스플로러', '가스비'],
  quotes: '“”‘’',
  isUnspaced: true,
}
