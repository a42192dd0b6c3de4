-- One row of each table, as databases had it after the migration 0000.
insert into users (id, email, display_name, role, plan, language, player_settings, balance, held, total_earned, total_spent, account_expires_at, initialized_at, created_at)
values ('u1', 'hanako@example.com', '花子', 'admin', 'monthly', 'ja', '{"speed": 1.5}', 180, 4, 200, 16, '2030-01-01T00:00:00Z', '2026-11-20T01:00:00Z', '2026-11-20T01:00:00Z');
insert into entries (id, user_id, url, url_key, title, site, language, page_type, analyzed_at, created_at)
values ('e0000000-0000-4000-8000-000000000001', 'u1', 'https://shop.example/1', 'https://shop.example/1', '毛布', 'Shop', 'ja', 'product', '2026-11-20T02:00:00Z', '2026-11-20T02:00:00Z');
insert into pages (entry_id, url, title, site, language, type, blocks, characters, version)
values ('e0000000-0000-4000-8000-000000000001', 'https://shop.example/1', '毛布', 'Shop', 'ja', 'product', '[{"kind": "paragraph", "text": "軽くて暖かい。"}]', 7, 3);
insert into former_pages (entry_id, version, page, read_at)
values ('e0000000-0000-4000-8000-000000000001', 2, '{"title": "毛布"}', '2026-11-20T02:00:00Z');
insert into facts (entry_id, position, kind, value, currency, source)
values ('e0000000-0000-4000-8000-000000000001', 0, 'price', '1980', 'JPY', 'json_ld');
insert into revisions (id, entry_id, number, name, is_live)
values ('00000000-0000-4000-8000-0000000000a1', 'e0000000-0000-4000-8000-000000000001', '0001', '冬', true);
insert into scripts (id, revision_id, user_id, content, file_path, settings, version)
values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000a1', 'u1', '軽くて暖かい毛布です。', 'users/u1/script.txt', '{"style": "narration"}', 2);
insert into script_versions (script_id, version, content)
values ('00000000-0000-4000-8000-0000000000b1', 1, '毛布です。');
insert into audios (id, revision_id, user_id, settings, script_content, file_path, bytes, duration, sample_rate, loudness, true_peak, waveform, cues, chapters, segments_made, segments_reused, elapsed_ms, plays, created_at)
values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000a1', 'u1', '{"speed": 1}', '軽くて暖かい毛布です。', 'users/u1/audio.wav', 192044, 2.5, 48000, -16, -1.5, '[0.5]', '[{"index": 0, "start": 0, "end": 2.5, "text": "軽くて暖かい毛布です。"}]', '[]', 1, 0, 300, 4, '2026-11-20T03:00:00Z');
insert into segments (user_id, hash, file_path, sample_rate, sample_count, measures)
values ('u1', 'abc', 'users/u1/segments/abc.wav', 48000, 96000, '{"peak": 0.7}');
insert into queues (id, entry_id, user_id, queue_type, status, input, attempt, revision_number, error_code, error_message, created_at, started_at, finished_at) values
  ('00000000-0000-4000-8000-0000000000d1', 'e0000000-0000-4000-8000-000000000001', 'u1', 'generate_audio', 'completed', '{}', 1, '0001', null, null, '2026-11-20T03:00:00Z', '2026-11-20T03:00:01Z', '2026-11-20T03:00:02Z'),
  ('00000000-0000-4000-8000-0000000000d2', 'e0000000-0000-4000-8000-000000000001', 'u1', 'generate_script', 'failed', '{}', 1, null, 'NO_MATERIAL', 'There is too little text.', '2026-11-20T02:30:00Z', '2026-11-20T02:30:01Z', '2026-11-20T02:30:02Z');
insert into holds (queue_id, user_id, amount, captured, settled_at)
values ('00000000-0000-4000-8000-0000000000d1', 'u1', 16, 16, '2026-11-20T03:00:02Z');
insert into ledger (user_id, kind, debit, credit, amount, idempotency_key, created_at) values
  ('u1', 'grant', 'issued', 'wallet', 200, 'grant', '2026-11-20T01:00:00Z'),
  ('u1', 'capture', 'held', 'spent', 16, 'capture', '2026-11-20T03:00:02Z');
insert into quotes (user_id, entry_id, queue_type, input_hash, credits, expires_at)
values ('u1', 'e0000000-0000-4000-8000-000000000001', 'generate_audio', 'hash', 16, '2026-11-20T04:00:00Z');
insert into idempotency_keys (user_id, key, request_hash, answer)
values ('u1', 'key', 'hash', '{"queueId": "00000000-0000-4000-8000-0000000000d1"}');
insert into dictionary_words (user_id, language, word, reading) values ('u1', 'ja', '毛布', 'モウフ');
insert into announcements (id, title_ja, title_en, content_ja, content_en) values (1, '題', 'Title', '本文', 'Text');
insert into audit_log (actor, action, subject) values ('operator', 'user.role', 'u1');
insert into payment_events (provider, event_id) values ('stripe', 'evt_1');
insert into payment_sandbox (id, customer_id, kind, data) values ('sub_1', 'cus_1', 'subscription', '{}');
insert into secrets (name, value) values ('media', 'c2VjcmV0');
insert into loose_files (key) values ('users/u1/old.wav');
