-- Rows that came after 0007, as databases had them after the migration 0022.
insert into users (id, email, created_at, trial, disclosure, deletion_asked_at)
values ('u3', 'jiro@example.com', '2026-11-21T01:00:00Z', 'unverified', 'sound', '2026-11-21T09:00:00Z');
insert into entries (id, user_id, url, url_key, picture, icon, reading_since) values
('e0000000-0000-4000-8000-000000000003', 'u3', 'https://shop.example/3', 'https://shop.example/3', 'users/u3/picture.jpg', 'users/u3/icon.png', '2026-11-21T01:01:00Z'),
('e0000000-0000-4000-8000-000000000004', 'u3', 'https://shop.example/4', 'https://shop.example/4', null, null, null);
update entries set deleted_at = '2026-11-21T02:00:00Z' where id = 'e0000000-0000-4000-8000-000000000004';
insert into pages (entry_id, title, language, type, blocks, characters, analysis_version, readings, pictures)
values ('e0000000-0000-4000-8000-000000000003', '毛布', 'ja', 'product', '[]', 0, 9, '[{"written": "東雲", "reading": "しののめ"}]', '[{"url": "https://shop.example/3.jpg"}]');
insert into revisions (id, entry_id, number, is_live) values ('00000000-0000-4000-8000-0000000000a3', 'e0000000-0000-4000-8000-000000000003', '0001', true);
insert into audios (id, revision_id, user_id, settings, script_content, file_path, bytes, duration, sample_rate, loudness, true_peak, waveform, cues, chapters, segments_made, segments_reused, elapsed_ms, plays, created_at)
values ('00000000-0000-4000-8000-0000000000b3', '00000000-0000-4000-8000-0000000000a3', 'u3', '{}', '毛布です。', 'users/u3/audio.wav', 96044, 1, 48000, -16, -1, '[0.5]', '[]', '[]', 1, 0, 900, 0, '2026-11-21T01:30:00Z');
insert into audio_digests (audio_id, mp3_bytes, mp3_integrity, wav_integrity)
values ('00000000-0000-4000-8000-0000000000b3', 8000, 'sha256-m', 'sha256-w');
insert into trials (mailbox) values ('5f');
insert into trial_networks (network, hour, asked) values ('198.51.100.0/24', '2026-11-21T01:00:00Z', 3);
insert into request_leases (user_id, minute, leased) values ('u3', '2026-11-21T01:00:00Z', 60);
insert into socket_leases (process, user_id, open, until)
values ('00000000-0000-4000-8000-0000000000c3', 'u3', 2, '2026-11-21T01:00:30Z');
insert into publications (public_id, entry_id, user_id, enabled, allowed_origins, shared_at)
values ('pub3', 'e0000000-0000-4000-8000-000000000003', 'u3', true, '["https://blog.example"]', '2026-11-21T01:02:00Z');
insert into listening (entry_id, day, revision_id, host, kind, count)
values ('e0000000-0000-4000-8000-000000000003', '2026-11-21', '00000000-0000-4000-8000-0000000000a3', 'blog.example', 'play', 7);
insert into sites (key, user_id, name, allowed_origins) values ('site3', 'u3', 'ブログ', '["https://blog.example"]');
insert into api_keys (user_id, name, scopes, fingerprint, last_four, expires_at, monthly_credits)
values ('u3', 'shop', '{entries:read}', 'f3', 'abcd', '2027-11-21T00:00:00Z', 50);
insert into feeds (feed_id, user_id, title, description, author, language, category, is_whole, guid, color)
values ('feed3', 'u3', '毛布の話', '', '次郎', 'ja', 'Arts', true, '00000000-0000-4000-8000-0000000000d3', '#334455');
insert into feed_entries (feed_id, entry_id) values ('feed3', 'e0000000-0000-4000-8000-000000000003');
insert into feed_artworks (feed_id, is_generated, content_type, hash, image) values ('feed3', true, 'image/png', 'h3', '\x89504e47');
insert into webhooks (id, user_id, url, types, secret)
values ('00000000-0000-4000-8000-0000000000f3', 'u3', 'https://shop.example/hook', '{audio.completed}', 'whsec_3');
insert into webhook_deliveries (webhook_id, type, body, event_key, state, attempts, next_at, response_status) values
('00000000-0000-4000-8000-0000000000f3', 'audio.completed', '{"id": 1}', 'k1', 'delivered', 1, null, 200),
('00000000-0000-4000-8000-0000000000f3', 'audio.completed', '{"id": 2}', 'k2', 'pending', 2, '2026-11-21T03:00:00Z', 500);
insert into orders (id, user_id, kind, credits, yen, language, created_at, placed_at) values
('00000000-0000-4000-8000-000000000013', 'u3', 'pack', 300, 780, 'ja', '2026-11-21T01:00:00Z', '2026-11-21T01:01:00Z'),
('00000000-0000-4000-8000-000000000023', 'u3', 'pack', 300, 780, 'ja', '2026-11-21T02:00:00Z', null),
('00000000-0000-4000-8000-000000000033', 'u3', 'pack', 1000, 2200, 'ja', '2026-11-21T03:00:00Z', null);
insert into agreements (user_id, version) values ('u3', 2);
