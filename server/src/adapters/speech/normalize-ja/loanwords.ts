import { table } from "../table.ts";

/** English words whose form in Japanese departs from their sound. */
export const loanwords = table(`
monday=マンデー tuesday=チューズデー wednesday=ウェンズデー thursday=サーズデー friday=フライデー saturday=サタデー sunday=サンデー today=トゥデイ
team=チーム ticket=チケット tip=チップ tips=チップス tissue=ティッシュ tube=チューブ tomato=トマト potato=ポテト cotton=コットン wallet=ウォレット
hoodie=フーディー sweater=セーター sweat=スウェット glove=グローブ gloves=グローブ necklace=ネックレス bracelet=ブレスレット earphone=イヤホン earphones=イヤホン
headphone=ヘッドホン headphones=ヘッドホン headset=ヘッドセット phones=フォンズ sofa=ソファ towel=タオル lotion=ローション perfume=パフューム makeup=メイクアップ salt=ソルト
protein=プロテイン collagen=コラーゲン special=スペシャル original=オリジナル luxury=ラグジュアリー vintage=ビンテージ modern=モダン outdoor=アウトドア indoor=インドア
hotel=ホテル restaurant=レストラン cafe=カフェ magazine=マガジン business=ビジネス security=セキュリティ digital=デジタル analog=アナログ wireless=ワイヤレス
mobile=モバイル series=シリーズ korea=コリア second=セカンド seconds=セカンズ year=イヤー quality=クオリティ medium=ミディアム diamond=ダイヤモンド platinum=プラチナ
titanium=チタニウム aluminum=アルミニウム polyester=ポリエステル wool=ウール cashmere=カシミヤ vegan=ビーガン gluten=グルテン calcium=カルシウム baby=ベビー
lady=レディ ladies=レディース womens=ウィメンズ mens=メンズ kids=キッズ unisex=ユニセックス idea=アイデア area=エリア agenda=アジェンダ open=オープン close=クローズ
token=トークン human=ヒューマン season=シーズン chicken=チキン sauce=ソース soup=スープ salad=サラダ vegetable=ベジタブル fruit=フルーツ fruits=フルーツ
label=ラベル model=モデル metal=メタル pedal=ペダル medal=メダル panel=パネル tunnel=トンネル channel=チャンネル cancel=キャンセル travel=トラベル level=レベル
image=イメージ message=メッセージ package=パッケージ page=ページ stage=ステージ garage=ガレージ storage=ストレージ manager=マネージャー member=メンバー
theater=シアター theatre=シアター center=センター centre=センター chocolate=チョコレート chocolat=ショコラ energy=エネルギー allergy=アレルギー virus=ウイルス vaccine=ワクチン
sweet=スイート sweets=スイーツ dessert=デザート yogurt=ヨーグルト margarine=マーガリン almond=アーモンド caramel=キャラメル mayonnaise=マヨネーズ
apartment=アパートメント elevator=エレベーター escalator=エスカレーター air_conditioner=エアコン television=テレビジョン pajamas=パジャマ knit=ニット
anime=アニメ sake=サケ karaoke=カラオケ manga=マンガ matcha=マッチャ sushi=スシ ramen=ラーメン xmas=クリスマス tree=ツリー echo=エコー battery=バッテリー organic=オーガニック update=アップデート kitchen=キッチン sticker=ステッカー tomorrow=トゥモロー cola=コーラ coca-cola=コカコーラ ph=ピーエイチ day=デイ days=デイズ
`);
