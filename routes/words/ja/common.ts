import type { common as english } from "../en/common.ts";
import type { Same } from "../same.ts";

export const common = {
  locale: "ja-JP",
  page: {
    claim: "Holdfast：ほかの誰のものにもならない戦略",
    description:
      "Holdfastは創業者にインタビューし、四つのアンカーからなるブランド戦略を、一文ごとに根拠を添えて書きます。",
    skip: "本文へ",
  },
  footer: {
    legal: "法的事項",
    terms: "利用規約",
    privacy: "プライバシー",
  },
  header: {
    main: "メイン",
    menu: "メニュー",
    dashboard: "ダッシュボード",
    journey: "インタビュー",
    anchors: "アンカー",
    consultant: "コンサルタント",
    documents: "文書",
    settings: "設定",
    logout: "ログアウト",
    login: "ログイン",
    getStarted: "始める",
    notices: "お知らせ",
  },
  failures: {
    noAnswer: "ネットワークエラーです。接続をご確認ください。",
    expired: "ログインの期限が切れました。もう一度ログインしてください。",
    forbidden: "アクセスできません",
    notFound: "見つかりません",
    invalid: "入力内容が正しくありません",
    tooMany: "リクエストが多すぎます。少し間をおいてください。",
    server: "サーバーエラーです。しばらくしてからもう一度お試しください。",
    unexpected: "予期しないエラーが起きました",
    noUser: "ログインが無効です",
    brokeOff: "返信が途切れました。書いた内容は保存されています。",
    connectionBroke: "接続が切れました。書いた内容は保存されています。",
    nothingChanged: "何も変更されていません",
  },
  showPassword: "表示",
  hidePassword: "隠す",
  copy: "コピー",
  copied: "コピーしました",
  composer: {
    send: "送信",
    stop: "停止",
    hint: "Enterで送信、Shift+Enterで改行",
  },
  message: {
    you: "あなた",
    edit: "編集",
    retry: "再試行",
  },
} as const satisfies Same<typeof english>;
