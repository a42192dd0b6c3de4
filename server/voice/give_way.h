/* Lets whoever waits for an answer of the server come before sounds that are made ahead. */
void give_way(void);
