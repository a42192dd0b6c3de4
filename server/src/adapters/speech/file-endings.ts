/** Endings of files, as a pattern. A full stop before one of them is no end of a sentence. */
export const FILE_ENDINGS =
  "txt|md|jsx?|tsx?|py|pdf|csv|html|css|xml|exe|png|jpe?g|gif|svg|mp[34]|wav|zip|json|ya?ml|toml|docx?|xlsx?|pptx?|cpp|php|dll|cfg|ini|log|bat|dmg|iso|apk|sql|conf|mov|avi|heic|webp|epub|psd|jar|bak";
