-- Rows that came after 0000, as databases had them after the migration 0007.
insert into users (id, email, created_at) values ('u2', 'taro@example.com', '2026-11-20T01:00:00Z');
insert into entries (id, user_id, url, url_key)
values ('e0000000-0000-4000-8000-000000000002', 'u2', 'https://shop.example/2', 'https://shop.example/2');
insert into pages (entry_id, title, language, type, blocks, characters, analysis_version, renewal_asked_at)
values ('e0000000-0000-4000-8000-000000000002', 'Blanket', 'en', 'product', '[]', 0, 5, '2026-11-21T00:00:00Z');
insert into revisions (id, entry_id, number) values ('00000000-0000-4000-8000-0000000000a2', 'e0000000-0000-4000-8000-000000000002', '0001');
insert into scripts (revision_id, user_id, content, file_path, settings, left_out)
values ('00000000-0000-4000-8000-0000000000a2', 'u2', 'A blanket.', 'users/u2/script.txt', '{}', '[{"kind": "price"}]');
insert into queues (entry_id, user_id, queue_type, status, input, error_code, error_details, finished_at)
values ('e0000000-0000-4000-8000-000000000002', 'u2', 'generate_script', 'failed', '{}', 'INVALID_INPUT', '{"field": "settings"}', '2026-11-21T01:00:00Z');
insert into daily_uses (user_id, allowance, day, used) values ('u2', 'readings', '2026-11-21', 12);
